"use client";
import { useEffect, useRef, useState } from "react";

/** Announces status changes of an order; the initial status is not announced. */
export function Announcement({ step, text }: { step: string; text: string }) {
  const before = useRef(step);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    setAnnouncement(text);
  }, [step, text]);
  return (
    <p role="status" data-slot="tracking-announcement" className="sr-only">
      {announcement}
    </p>
  );
}
