import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, inject, it } from "vitest";
import { createLog } from "../log.js";
import { openTemplateCopy } from "../testing/postgres-database.js";
import { openSharedBus } from "./bus.js";

const provided = inject("testDatabase");

describe.runIf(provided.kind === "postgres")("the shared bus", () => {
  it("notifies local listeners at once, other servers later, and all listeners after a gap", async () => {
    if (provided.kind !== "postgres") return;
    const database = await openTemplateCopy(provided.server);
    const log = createLog(() => undefined);
    const [here, there] = [await openSharedBus(database, log), await openSharedBus(database, log)];
    const heard: string[] = [];
    here.subscribe("order 1", () => heard.push("here"));
    there.subscribe("order 1", () => heard.push("there"));
    there.subscribe("order 2", () => heard.push("another"));
    here.publish("order 1");
    expect(heard).toEqual(["here"]);
    const until = async (count: number) => {
      for (let tries = 0; heard.length < count && tries < 200; tries++) await wait(20);
    };
    await until(2);
    expect(heard).toEqual(["here", "there"]);
    heard.length = 0;
    await database.raw.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'talabee-panel-listener' and datname = current_database()`,
      [],
    );
    await until(3);
    expect(heard.toSorted()).toEqual(["another", "here", "there"]);
    heard.length = 0;
    there.publish("order 1");
    await until(2);
    expect(heard.toSorted()).toEqual(["here", "there"]);
    here.close();
    there.close();
    await database.close();
  });
});
