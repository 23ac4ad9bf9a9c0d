import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import type { Language } from "../../locale/index.js";
import { LocationMap, type LocationMapProps, type MapPoint } from "./index.js";

const westBay: MapPoint = { lat: 25.3236, lng: 51.529 };

function Example({ value, onValueChange, still = false, ...props }: LocationMapProps & { still?: boolean }) {
  const [at, setAt] = useState(value);
  return (
    <div className="max-w-120">
      <LocationMap
        {...props}
        value={at}
        onValueChange={
          still
            ? undefined
            : (next) => {
                setAt(next);
                onValueChange?.(next);
              }
        }
        onLocate={
          props.onLocate &&
          (() => {
            props.onLocate?.();
            setAt({ lat: 25.172, lng: 51.598 });
          })
        }
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Location map",
  component: Example,
  subcomponents: { LocationMap },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Selects or shows a place: a map with a pin at its centre. Without a map service it draws an outline of Qatar with zones, so that it works offline.",
      whenNot: "For the rider's route use OrderMap. For an address as text use AddressPlate or AddressCard.",
      accessibility:
        "One Tab stop: arrow keys move the pin (further with Shift), plus and minus zoom. The position is announced by the nearest place. Zoom and location buttons have names. Read-only, it is one image.",
      do: [
        "Request the device's location in `onLocate`, and show a message when it is denied.",
        "Show the attribution that the tile provider requires.",
      ],
      dont: [
        "Don't rely on the pin alone: riders need zone, street and building.",
        "Don't make the map as tall as the screen: the page could not scroll.",
      ],
      keywords: ["pin", "leaflet", "geolocation", "coordinates", "picker", "place"],
    } satisfies ComponentGuide,
  },
  args: { value: westBay, onValueChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    map: /^Map: the arrow keys/,
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    mine: "Use my location",
    near: /Pin near West Bay 61/,
  },
  ar: {
    map: /^خريطة: تحرّك/,
    zoomIn: "تكبير",
    zoomOut: "تصغير",
    mine: "استخدام موقعي",
    near: /الدبوس قرب الخليج الغربي 61/,
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];
const last = (told: unknown) => (told as { mock: { lastCall: [MapPoint] } }).mock.lastCall[0];

/** Arrow keys move the pin, in the same direction in both languages; the position is announced. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await canvas.findByRole("button", { name: textsOf(globals).zoomIn });
    const map = canvas.getByRole("application", { name: textsOf(globals).map });
    map.focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
    await expect(last(args.onValueChange).lng).toBeGreaterThan(westBay.lng);
    await expect(last(args.onValueChange).lat).toBeCloseTo(westBay.lat, 3);
    await waitFor(() => expect(canvas.getByText(textsOf(globals).near)).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).zoomIn }));
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).zoomOut }));
  },
};
/** A tap centers the map on that point. */
export const Tap: Story = {
  play: async ({ args, canvas, globals, canvasElement }) => {
    await canvas.findByRole("button", { name: textsOf(globals).zoomIn });
    const map = canvasElement.querySelector<HTMLElement>("[data-slot=location-map-canvas]")!;
    const box = map.getBoundingClientRect();
    await fireEvent.click(map, { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 + 60 });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled(), { timeout: 3000 });
    await expect(last(args.onValueChange).lat).toBeLessThan(westBay.lat);
  },
};
/** The device's location moves the map without a change event. */
export const MyLocation: Story = {
  args: { onLocate: fn(), value: null },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(await canvas.findByRole("button", { name: textsOf(globals).mine }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Locating: Story = { args: { onLocate: fn(), loading: true } };
/** Read-only. */
export const Still: Story = {
  name: "Read-only",
  args: { still: true, size: "small" },
  render: (args, { globals }) => (
    <Example {...args} place={globals["locale"] === "ar" ? "بيت المجبوس" : "Bayt Al Machboos"} />
  ),
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "خريطة بيت المجبوس" : "Map of Bayt Al Machboos";
    await expect(canvas.getByRole("img", { name })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
/** Map tiles of a service, here a generated square. */
export const Tiles: Story = {
  args: {
    tiles: { url: "pictures/categories/qatari.webp", attribution: "© Map makers" },
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {(["small", "large"] as const).map((size) => (
        <Example key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { onLocate: fn() } };
