import { useEffect, useId, useState } from "react";
import { DocsLink } from "./docs-link.js";
import type { GuidedEntry } from "./search-words.js";

interface Place {
  id: string;
  /** "Widgets", "Patterns"; empty for pages at the top. */
  room: string;
  name: string;
  purpose: string;
  words: readonly string[];
}

/** Every part and page: its docs, or its first story where it has none. From Storybook's own index. */
async function loadPlaces(): Promise<Place[]> {
  const answer = await fetch("index.json");
  const { entries } = (await answer.json()) as { entries: Record<string, GuidedEntry> };
  const byTitle = new Map<string, GuidedEntry>();
  for (const entry of Object.values(entries)) {
    if (entry.type === "docs" || !byTitle.has(entry.title)) byTitle.set(entry.title, entry);
  }
  return Array.from(byTitle.values(), (entry) => {
    const [name = "", ...rooms] = entry.title.split("/").toReversed();
    const words = entry.type === "docs" ? (entry.anchors ?? []).map(({ title }) => title) : [];
    return { id: entry.id, room: rooms.toReversed().join(" / "), name, purpose: entry.purpose ?? "", words };
  });
}

function usePlaces(): { places: readonly Place[]; failed: boolean } {
  const [state, setState] = useState<{ places: readonly Place[]; failed: boolean }>({
    places: [],
    failed: false,
  });
  useEffect(() => {
    let gone = false;
    loadPlaces().then(
      (places) => !gone && setState({ places, failed: false }),
      () => !gone && setState({ places: [], failed: true }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return state;
}

function Cards({ places, withRoom = false }: { places: readonly Place[]; withRoom?: boolean }) {
  return (
    <ul className="house-cards">
      {places.map(({ id, name, room, purpose }) => (
        <li key={id}>
          <DocsLink href={`?path=/docs/${id}`} className="house-card">
            <strong>{name}</strong>
            {withRoom && room && <span>{room}</span>}
            {purpose && <span>{purpose.replaceAll("`", "")}</span>}
          </DocsLink>
        </li>
      ))}
    </ul>
  );
}

/** Everything in one room of Storybook, as cards. */
export function Places({ under }: { under: string }) {
  const { places, failed } = usePlaces();
  if (failed) return <p>The list did not load. The sidebar has it under “{under}”.</p>;
  return <Cards places={places.filter(({ room }) => room === under)} />;
}

/** How well a place answers what was typed; 0 when it does not. */
function rank({ name, words, purpose, room }: Place, query: string): number {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const scores = terms.map((term) => {
    if (name.toLowerCase().startsWith(term)) return 5;
    if (name.toLowerCase().includes(term)) return 4;
    if (words.some((word) => word.toLowerCase().includes(term))) return 3;
    if (purpose.toLowerCase().includes(term)) return 2;
    return room.toLowerCase().includes(term) ? 1 : 0;
  });
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0);
}

/** Finds parts by their name, by the words people use for them, and by what they are for. */
export function FindAPart() {
  const { places, failed } = usePlaces();
  const [query, setQuery] = useState("");
  const id = useId();
  const isAsked = query.trim() !== "";
  const found = isAsked
    ? places
        .map((place) => ({ place, score: rank(place, query) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name))
        .map(({ place }) => place)
    : places.filter(({ purpose }) => purpose);
  return (
    <div className="house-find">
      <label htmlFor={id}>What are you looking for?</label>
      <input
        id={id}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
        aria-describedby={`${id}help`}
      />
      <p id={`${id}help`}>
        By name, by another word for it (“strip”, “basket”, “skeleton”), or by what it is for.
      </p>
      <p role="status">
        {failed && "The list did not load. The sidebar has everything too."}
        {isAsked &&
          !failed &&
          (found.length === 0 ? "Nothing found. Try another word for it." : `${found.length} found`)}
      </p>
      <Cards places={found} withRoom />
    </div>
  );
}
