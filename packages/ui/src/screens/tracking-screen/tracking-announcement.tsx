"use client";
import { useEffect, useRef, useState } from "react";

/** Announces changes of an order's state; the initial state is not announced. */
export function Announcement({ state, text }: { state: string; text: string }) {
  const before = useRef(state);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setAnnouncement(text);
  }, [state, text]);
  return (
    <p role="status" data-slot="tracking-announcement" className="sr-only">
      {announcement}
    </p>
  );
}
