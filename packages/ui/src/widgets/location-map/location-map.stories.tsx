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
        "Asks where something is, or shows it: a map with a pin in its middle. Without a map service it draws an outline of Qatar with some zones, so that it works offline and in a preview.",
      whenNot:
        "For the rider's way take Order map. For an address in words take Address plate or Address card.",
      accessibility:
        "One stop with the keyboard: arrows move the pin (with Shift further), plus and minus zoom. Where the pin rests is said by the nearest place. Zoom and location are buttons with names. Still, it is one image.",
      do: [
        "Ask the device in `onLocate`, and say in words when it refuses.",
        "Give the tiles' attribution as their terms want it.",
      ],
      dont: [
        "Don't ask for a pin alone: zone, street and building are what the rider knows.",
        "Don't make the page unscrollable with a map as tall as the screen.",
      ],
      keywords: ["pin", "leaflet", "geolocation", "coordinates", "picker", "place"],
    } satisfies ComponentGuide,
  },
  args: { value: westBay, onValueChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
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
    mine: "استخدم موقعي",
    near: /الدبوس قرب الدفنة 61/,
  },
} as const;
const w = (globals: Record<string, unknown>) => words[globals["locale"] as Language];
const last = (told: unknown) => (told as { mock: { lastCall: [MapPoint] } }).mock.lastCall[0];

/** The arrow keys move the pin, in the same direction in both languages; where it rests is said. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await canvas.findByRole("button", { name: w(globals).zoomIn });
    const map = canvas.getByRole("application", { name: w(globals).map });
    map.focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
    await expect(last(args.onValueChange).lng).toBeGreaterThan(westBay.lng);
    await expect(last(args.onValueChange).lat).toBeCloseTo(westBay.lat, 3);
    await waitFor(() => expect(canvas.getByText(w(globals).near)).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: w(globals).zoomIn }));
    await userEvent.click(canvas.getByRole("button", { name: w(globals).zoomOut }));
  },
};
/** A tap brings the map to that point. */
export const Tap: Story = {
  play: async ({ args, canvas, globals, canvasElement }) => {
    await canvas.findByRole("button", { name: w(globals).zoomIn });
    const map = canvasElement.querySelector<HTMLElement>("[data-slot=location-map-canvas]")!;
    const box = map.getBoundingClientRect();
    await fireEvent.click(map, { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 + 60 });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled(), { timeout: 3000 });
    await expect(last(args.onValueChange).lat).toBeLessThan(westBay.lat);
  },
};
/** What the device says moves the map; that is not told back. */
export const MyLocation: Story = {
  args: { onLocate: fn(), value: null },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(await canvas.findByRole("button", { name: w(globals).mine }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Locating: Story = { args: { onLocate: fn(), locating: true } };
/** A picture of a place. */
export const Still: Story = {
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
/** Tiles of a service: here a small square that the story brings along. */
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
