// @vitest-environment jsdom
import { act, useId, type ComponentProps, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchElements } from "./element-watch.js";
import { probe } from "./probe.js";

vi.mock(import("react/jsx-runtime"), async (real) =>
  (await import("./element-watch.js")).watched(await real()),
);
vi.mock(import("react/jsx-dev-runtime"), async (real) =>
  (await import("./element-watch.js")).watched(await real()),
);

type BoxProps = ComponentProps<"div"> & { failed?: boolean; open?: boolean };

function Box({ failed: _, className = "", ...rest }: BoxProps) {
  return <div data-slot="box" {...rest} className={`box ${className}`} />;
}
/** Ignores all props in one of its states. */
function Forgetful({ failed = false, ...rest }: BoxProps) {
  return failed ? <p>Failed</p> : <Box data-slot="forgetful" {...rest} />;
}
function WithoutRest({ ref, className, id }: BoxProps) {
  return <div data-slot="without-rest" {...{ ref, className, id }} />;
}
function WithoutClass({ className: _, ...rest }: BoxProps) {
  return <div data-slot="without-class" {...rest} />;
}
function ClassFirst({ className, ...rest }: BoxProps) {
  return <div data-slot="class-first" {...rest} className={`${className} last`} />;
}
function WithoutId({ id: _, ...rest }: BoxProps) {
  return <div data-slot="without-id" {...rest} />;
}
function WithoutSlot(props: BoxProps) {
  return <div {...props} />;
}
/** A parent that passes a ref, an id and a class to its child. */
function Parent({ className, ...rest }: BoxProps) {
  const id = useId();
  return (
    <div data-slot="parent" {...rest} className={className}>
      <Box ref={() => {}} id={id} className="inner" />
    </div>
  );
}
function Nothing(_: BoxProps) {
  return null;
}
const components = {
  Box,
  Forgetful,
  WithoutRest,
  WithoutClass,
  ClassFirst,
  WithoutId,
  WithoutSlot,
  Parent,
  Nothing,
};

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function inspected(make: () => ReactNode) {
  const { mark, inspect } = probe(Object.entries(components), /^Form/);
  const Story = () => make();
  await watchElements(mark, () => act(async () => root.render(<Story />)));
  const { shown, losses } = inspect(container);
  return { shown: [...shown], losses: [...losses] };
}

it("accepts a component that passes all props to its root", async () => {
  expect(await inspected(() => <Box />)).toEqual({ shown: ["Box"], losses: [] });
});

it("reports props that are missing in one state", async () => {
  expect((await inspected(() => <Forgetful />)).losses).toEqual([]);
  expect((await inspected(() => <Forgetful failed />)).losses).toEqual(["Forgetful: ref"]);
});

it("reports one of several instances", async () => {
  const make = () => [<Forgetful key={1} />, <Forgetful key={2} failed />];
  expect((await inspected(make)).losses).toEqual(["Forgetful: ref"]);
});

it.each([
  ["rest props", () => <WithoutRest />, "WithoutRest: rest props"],
  ["className", () => <WithoutClass />, "WithoutClass: className"],
  ["a className that comes last", () => <ClassFirst />, "ClassFirst: className"],
  ["id", () => <WithoutId />, "WithoutId: id"],
  ["data-slot", () => <WithoutSlot />, "WithoutSlot: data-slot"],
])("misses %s", async (_, make, loss) => {
  expect((await inspected(make)).losses).toEqual([loss]);
});

it("distinguishes parents and children, and keeps props passed by parents", async () => {
  expect(await inspected(() => <Parent />)).toEqual({ shown: ["Parent", "Box"], losses: [] });
  expect(container.querySelector(".inner")?.id).not.toBe("probe-Box");
});

it("ignores a component that renders nothing", async () => {
  expect(await inspected(() => <Nothing />)).toEqual({ shown: [], losses: [] });
});
