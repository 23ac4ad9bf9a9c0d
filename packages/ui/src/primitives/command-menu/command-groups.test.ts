import fc from "fast-check";
import { expect, it } from "vitest";
import { groupCommands } from "./command-groups.js";

const commands = [
  { value: "1", label: "New store", group: "Stores" },
  { value: "2", label: "Orders", group: "Pages" },
  { value: "3", label: "Stores", group: "Pages", keywords: ["المتاجر"] },
  { value: "4", label: "Applicants", group: "Stores" },
];
const valuesOf = (search: string) =>
  groupCommands(commands, search).map(({ name, commands: found }) => [
    name,
    ...found.map(({ command }) => command.value),
  ]);

it("groups commands in the order in which groups come first", () => {
  expect(valuesOf("")).toEqual([
    ["Stores", "1", "4"],
    ["Pages", "2", "3"],
  ]);
});

it("puts the group of the best match first", () => {
  expect(valuesOf("stores")).toEqual([["Pages", "3"]]);
  expect(valuesOf("store")).toEqual([
    ["Pages", "3"],
    ["Stores", "1"],
  ]);
  expect(valuesOf("متاجر")).toEqual([["Pages", "3"]]);
});

it("counts over the groups in the order in which they are shown, and loses none", () => {
  const command = fc.record({ group: fc.constantFrom("a", "b", undefined), label: fc.string() });
  fc.assert(
    fc.property(fc.array(command), (made) => {
      const all = made.map((one, at) => ({ ...one, value: String(at) }));
      const shown = groupCommands(all, "").flatMap((group) => group.commands);
      expect(shown.map(({ index }) => index)).toEqual(all.map((_, at) => at));
      expect(new Set(shown.map(({ command: { value } }) => value)).size).toBe(all.length);
    }),
  );
});
