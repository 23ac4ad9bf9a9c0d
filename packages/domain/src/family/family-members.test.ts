import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FamilyPerson,
  type FamilyVerdict,
  joinFamily,
  leaveFamily,
  MAX_FAMILY_MEMBERS,
  removeFromFamily,
} from "./family-members.js";

const at = (day: number) => new Date(Date.UTC(2025, 5, day));
const person = (id: string, day: number, role: FamilyPerson["role"] = "member"): FamilyPerson => ({
  id,
  role,
  joined_at: at(day),
});
const family = [person("maha", 2, "owner"), person("sara", 4), person("omar", 3)];

describe("a family", () => {
  it("accepts a person without a family while there is room", () => {
    const ali = { id: "ali", belongs: false, at: at(5) };
    expect(joinFamily(family, ali)).toEqual({ members: [...family, person("ali", 5)] });
    expect(joinFamily([], ali)).toEqual({ members: [person("ali", 5, "owner")] });
    expect(joinFamily(family, { ...ali, belongs: true })).toEqual({ refused: "already_member" });
    expect(joinFamily(family, { ...ali, id: "sara" })).toEqual({ refused: "already_member" });
    const full = Array.from({ length: 8 }, (_, i) => person(`p${i}`, i));
    expect(joinFamily(full, ali)).toEqual({ refused: "family_full" });
    expect(joinFamily(full.slice(1), ali)).toMatchObject({ members: { length: 8 } });
  });

  it("passes to the earliest member when its owner leaves, and closes with the last", () => {
    expect(leaveFamily(family, "maha")).toEqual({
      members: [person("sara", 4), person("omar", 3, "owner")],
    });
    expect(leaveFamily(family, "sara")).toEqual({ members: [family[0], family[2]] });
    expect(leaveFamily([family[0]!], "maha")).toEqual({ members: [] });
    expect(leaveFamily(family, "ali")).toEqual({ refused: "not_member" });
    const twins = [person("maha", 2, "owner"), person("b", 3), person("a", 3)];
    expect(leaveFamily(twins, "maha")).toEqual({ members: [person("b", 3), person("a", 3, "owner")] });
    expect(leaveFamily([twins[0]!, twins[2]!, twins[1]!], "maha")).toEqual({
      members: [person("a", 3, "owner"), person("b", 3)],
    });
  });

  it("lets only its owner remove a member", () => {
    expect(removeFromFamily(family, "maha", "sara")).toEqual({ members: [family[0], family[2]] });
    expect(removeFromFamily(family, "sara", "omar")).toEqual({ refused: "not_owner" });
    expect(removeFromFamily(family, "sara", "sara")).toEqual({ refused: "not_owner" });
    expect(removeFromFamily(family, "ali", "omar")).toEqual({ refused: "not_member" });
    expect(removeFromFamily(family, "maha", "ali")).toEqual({ refused: "not_found" });
    expect(removeFromFamily(family, "maha", "maha")).toEqual({ refused: "not_found" });
  });

  it("has one owner as long as anybody is in it, nobody twice, and never too many", () => {
    const id = fc.integer({ min: 1, max: 12 }).map((n) => `p${n}`);
    const deed = fc.record({ do: fc.constantFrom("join", "leave", "remove"), by: id, on: id });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        let members: FamilyPerson[] = [];
        deeds.forEach((one, day) => {
          const verdict: FamilyVerdict =
            one.do === "join"
              ? joinFamily(members, { id: one.on, belongs: false, at: at(day) })
              : one.do === "leave"
                ? leaveFamily(members, one.on)
                : removeFromFamily(members, one.by, one.on);
          if ("members" in verdict) members = verdict.members;
          expect(members.filter(({ role }) => role === "owner")).toHaveLength(members.length > 0 ? 1 : 0);
          expect(new Set(members.map((member) => member.id)).size).toBe(members.length);
          expect(members.length).toBeLessThanOrEqual(MAX_FAMILY_MEMBERS);
        });
      }),
    );
  });
});
