"use client";
import { useEffect, useRef, useState } from "react";

/** Says aloud what an order has come to, when it changes; silent when it appears. */
export function Announcement({ step, text }: { step: string; text: string }) {
  const before = useRef(step);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    setSaid(text);
  }, [step, text]);
  return (
    <p role="status" data-slot="tracking-announcement" className="sr-only">
      {said}
    </p>
  );
}
