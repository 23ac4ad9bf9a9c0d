import { ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import {
  Button,
  EmptyPlate,
  ErrorState,
  IconButton,
  LoadingScreen,
  LocaleIsland,
  LocaleProvider,
  Picture,
  Price,
  Progress,
  Rail,
  Rating,
  SkeletonGroup,
} from "./index.js";

const parts: Record<string, ReactNode> = {
  button: <Button end={<Price amount={4800} decimals="always" />}>Add</Button>,
  icon: <IconButton aria-label="Cart" icon={ShoppingBag} />,
  picture: (
    <Picture
      source={{ src: "/a.webp", thumbhash: "5TmGDQJG+0d3eGmwGAl9gsA3R2eGiICZhw==" }}
      alt=""
      fallback="A"
    />
  ),
  rail: (
    <Rail title="Near you">
      <a href="/1">One</a>
      <a href="/2">Two</a>
    </Rail>
  ),
  states: (
    <>
      <EmptyPlate />
      <ErrorState onRetry={() => {}} />
      <LoadingScreen />
      <SkeletonGroup>…</SkeletonGroup>
      <Progress value={1} label="Minimum" />
      <Rating value={4.8} count={12} />
    </>
  ),
};

// This file runs in Node without a DOM: touching `window` while rendering or importing would throw.
it.each(Object.keys(parts))("renders %s on a server, in both languages", (name) => {
  for (const language of ["en", "ar"] as const) {
    const html = renderToString(<LocaleProvider language={language}>{parts[name]}</LocaleProvider>);
    expect(html).toContain("data-slot=");
  }
});

it("speaks the language and keeps to the direction of its island", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <Price amount={123450} />
      <LocaleIsland language="ar">
        <Price amount={123450} />
      </LocaleIsland>
    </LocaleProvider>,
  );
  expect(html).toContain("QAR 1,234.50");
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(html).toContain("1,234.50 ر.ق");
});

it("says a word as the app wants it", () => {
  const html = renderToString(
    <LocaleProvider language="en" words={{ "parts.retry": "Once more" }}>
      <ErrorState onRetry={() => {}} />
    </LocaleProvider>,
  );
  expect(html).toContain("Once more");
});
