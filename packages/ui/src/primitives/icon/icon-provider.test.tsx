import * as lucide from "lucide-react";
import { Heart, type LucideIcon } from "lucide-react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Alert } from "../alert/index.js";
import { drawings, Icon, IconProvider } from "./index.js";

const lucideIcons = new Map(Object.entries(lucide)) as ReadonlyMap<string, LucideIcon>;
const square = [["path", { d: "M1 1h22v22H1z" }]] as const;

describe("IconProvider", () => {
  it("replaces icons inside of our components, plain drawings as well as Lucide's components", () => {
    const html = renderToString(
      <IconProvider icons={{ TriangleAlert: square, Heart: square }}>
        <Alert tone="danger" title="Failed" />
        <Icon of={drawings.TriangleAlert} />
        <Icon of={Heart} />
      </IconProvider>,
    );
    expect(html.match(/M1 1h22v22H1z/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).not.toContain(drawings.TriangleAlert[0]![1]["d"]);
  });
  it("takes a component, which gets the icon's attributes", () => {
    const Own = (props: object) => <svg {...props} data-own="" />;
    const html = renderToString(
      <IconProvider icons={{ X: Own }}>
        <Icon of={drawings.X} size="small" />
      </IconProvider>,
    );
    expect(html).toContain('data-own=""');
    expect(html).toContain('data-size="small"');
  });
  it("knows every icon of our components by the name in their source", () => {
    const names = Object.keys(drawings);
    expect(names.length).toBeGreaterThan(50);
    const ignored = names.filter((name) => {
      const html = renderToString(
        <IconProvider icons={{ [name]: square }}>
          <Icon of={lucideIcons.get(name)!} />
        </IconProvider>,
      );
      return !html.includes("M1 1h22v22H1z");
    });
    expect(ignored).toEqual([]);
  });
  it("knows data that a server component has passed", () => {
    const html = renderToString(
      <IconProvider icons={{ X: square }}>
        <Icon of={structuredClone(drawings.X)} />
      </IconProvider>,
    );
    expect(html).toContain("M1 1h22v22H1z");
  });
  it("leaves other icons and icons outside alone", () => {
    const html = renderToString(
      <>
        <Icon of={drawings.X} />
        <IconProvider icons={{ X: square }}>
          <Icon of={drawings.Info} />
        </IconProvider>
      </>,
    );
    expect(html).not.toContain("M1 1h22v22H1z");
  });
});
