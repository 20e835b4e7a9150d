"""Holds JSON-LD against the vocabulary of schema.org: every type, every property of it, every kind of value."""

import datetime
import importlib.util
import pathlib
import re
from urllib.parse import urlsplit

import rdflib
from rdflib.collection import Collection
from rdflib.namespace import RDFS, SH

SCHEMA = "http://schema.org/"
# The shapes of schema.org that come with pySHACL; nothing else of that package is used.
SHAPES = pathlib.Path(importlib.util.find_spec("pyshacl").origin).parent / "assets" / "schema.ttl"
XSD = "http://www.w3.org/2001/XMLSchema#"


def is_address(value):
    parts = urlsplit(value)
    return parts.scheme in ("https", "http") and bool(parts.netloc) and not re.search(r'[\s<>"{}|\\^`]', value)


def is_date(value):
    try:
        return bool(re.fullmatch(r"\d{4}-\d\d-\d\d", value)) and bool(datetime.date.fromisoformat(value))
    except ValueError:
        return False


class Vocabulary:
    def __init__(self):
        self.graph = rdflib.Graph().parse(SHAPES, format="turtle")
        self.properties = {}

    def kinds(self, name):
        """The type and all that it is a kind of."""
        return list(self.graph.transitive_objects(rdflib.URIRef(SCHEMA + name), RDFS.subClassOf))

    def ranges(self, name):
        """What each property of a type takes: (`class`, `datatype` or `nodeKind`, what)."""
        if name not in self.properties:
            found = {}
            for kind in self.kinds(name):
                for shape in self.graph.objects(kind, SH.property):
                    path = str(self.graph.value(shape, SH.path)).removeprefix(SCHEMA)
                    options = self.graph.value(shape, SH["or"])
                    nodes = [shape] if options is None else list(Collection(self.graph, options))
                    found.setdefault(path, set()).update(
                        (word, str(self.graph.value(node, SH[word]))) for node in nodes
                        for word in ("class", "datatype", "nodeKind") if self.graph.value(node, SH[word]) is not None)
            self.properties[name] = found
        return self.properties[name]

    def faults(self, value, where="$"):
        """What is wrong with an object, each fault with its place."""
        name = value.get("@type")
        if not isinstance(name, str) or (rdflib.URIRef(SCHEMA + name), RDFS.subClassOf, None) not in self.graph:
            return [f"{where}: no type {name!r}"]
        ranges, found = self.ranges(name), []
        for key, content in value.items():
            if key.startswith("@"):
                continue
            if key not in ranges:
                found.append(f"{where}: {name} has no property {key}")
                continue
            for index, one in enumerate(content if isinstance(content, list) else [content]):
                place = f"{where}.{key}[{index}]"
                if isinstance(one, dict):
                    found += self.faults(one, place)
                    kinds = {str(kind) for kind in self.kinds(one.get("@type"))}
                    if not any(word == "class" and what in kinds for word, what in ranges[key]):
                        found.append(f"{place}: {key} of {name} takes no {one.get('@type')}")
                elif not any(self.takes(one, word, what) for word, what in ranges[key]):
                    found.append(f"{place}: {key} of {name} does not take {one!r}")
        return found

    @staticmethod
    def takes(value, word, what):
        if word != "datatype":
            # What is elsewhere is named by its address.
            return isinstance(value, str) and is_address(value)
        kind = what.removeprefix(XSD)
        if kind == "string":
            return isinstance(value, str) and bool(value.strip())
        if kind in ("date", "dateTime"):
            return isinstance(value, str) and is_date(value)
        if kind in ("integer", "decimal", "double", "float"):
            return isinstance(value, (int, float)) and not isinstance(value, bool)
        return kind == "boolean" and isinstance(value, bool)
