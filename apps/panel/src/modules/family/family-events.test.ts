import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userEvents } from "../../db/schema.js";
import { userTopic } from "../../http/bus.js";
import { addTea, createFamily, setUpFamilyTests, test } from "../../testing/family-fixture.js";
import type { Person } from "../../testing/test-panel.js";

setUpFamilyTests();

describe("family events", () => {
  it("are sent to all members, and to former ones, when members or basket change", async () => {
    const { owner, member } = await createFamily();
    const reported = async (someone: Person) => {
      const rows = await test.db
        .select()
        .from(userEvents)
        .where(and(eq(userEvents.userId, someone.id), eq(userEvents.kind, "family")));
      return rows.length;
    };
    expect([await reported(owner), await reported(member)]).toEqual([2, 1]);
    let woken = 0;
    const end = test.panel.bus.subscribe(userTopic(member.id), () => woken++);
    await addTea(owner);
    expect([await reported(owner), await reported(member), woken]).toEqual([3, 2, 1]);
    expect((await addTea(owner, 999)).status).toBe(409);
    expect([await reported(owner), woken]).toEqual([3, 1]);
    await test.post(`/api/family/members/${member.id}/remove`, {}, owner);
    expect([await reported(owner), await reported(member), woken]).toEqual([4, 3, 2]);
    await addTea(owner);
    end();
    expect([await reported(owner), await reported(member), woken]).toEqual([5, 3, 2]);
  });

  it("contain the version of the basket, and null for former members", async () => {
    const { owner, member } = await createFamily();
    const ended = new AbortController();
    const stream = await test.app.request("/api/events", {
      headers: { Authorization: `Bearer ${member.token}` },
      signal: ended.signal,
    });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = "";
    const waitForEvent = async (what: string) => {
      while (!received.includes(what)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended after ${received}`);
        received += value;
      }
    };
    const { version } = (await addTea(owner)).body.data;
    await waitForEvent(`{"kind":"family","version":${version}}`);
    expect(received).toContain("event: family");
    await test.post(`/api/family/members/${member.id}/remove`, {}, owner);
    await waitForEvent(`{"kind":"family","version":null}`);
    ended.abort();
    await reader.cancel();
  });
});
