import { useEffect, useId, useState } from "react";
import { DocsLink } from "./docs-link.js";
import type { GuidedEntry } from "./search-keywords.js";

interface Place {
  id: string;
  /** "Widgets", "Patterns"; empty for top-level pages. */
  section: string;
  name: string;
  purpose: string;
  keywords: readonly string[];
}

/** Every component and page in Storybook's index: its docs page, or its first story if it has none. */
async function loadPlaces(): Promise<Place[]> {
  const response = await fetch("index.json");
  const { entries } = (await response.json()) as { entries: Record<string, GuidedEntry> };
  const byTitle = new Map<string, GuidedEntry>();
  for (const entry of Object.values(entries)) {
    if (entry.type === "docs" || !byTitle.has(entry.title)) byTitle.set(entry.title, entry);
  }
  return Array.from(byTitle.values(), (entry) => {
    const [name = "", ...sections] = entry.title.split("/").toReversed();
    const keywords = entry.type === "docs" ? (entry.anchors ?? []).map(({ title }) => title) : [];
    return {
      id: entry.id,
      section: sections.toReversed().join(" / "),
      name,
      purpose: entry.purpose ?? "",
      keywords,
    };
  });
}

function usePlaces(): { places: readonly Place[]; failed: boolean } {
  const [state, setState] = useState<{ places: readonly Place[]; failed: boolean }>({
    places: [],
    failed: false,
  });
  useEffect(() => {
    let unmounted = false;
    loadPlaces().then(
      (places) => !unmounted && setState({ places, failed: false }),
      () => !unmounted && setState({ places: [], failed: true }),
    );
    return () => {
      unmounted = true;
    };
  }, []);
  return state;
}

function Cards({ places, showSection = false }: { places: readonly Place[]; showSection?: boolean }) {
  return (
    <ul className="docs-cards">
      {places.map(({ id, name, section, purpose }) => (
        <li key={id}>
          <DocsLink href={`?path=/docs/${id}`} className="docs-card">
            <strong>{name}</strong>
            {showSection && section && <span>{section}</span>}
            {purpose && <span>{purpose.replaceAll("`", "")}</span>}
          </DocsLink>
        </li>
      ))}
    </ul>
  );
}

/** Every component or page in one section of Storybook, as cards. */
export function Places({ under }: { under: string }) {
  const { places, failed } = usePlaces();
  if (failed) return <p>The list did not load. The sidebar has it under “{under}”.</p>;
  return <Cards places={places.filter(({ section }) => section === under)} />;
}

/** Score of a place for a query; 0 means no match. */
function rank({ name, keywords, purpose, section }: Place, query: string): number {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const scores = terms.map((term) => {
    if (name.toLowerCase().startsWith(term)) return 5;
    if (name.toLowerCase().includes(term)) return 4;
    if (keywords.some((keyword) => keyword.toLowerCase().includes(term))) return 3;
    if (purpose.toLowerCase().includes(term)) return 2;
    return section.toLowerCase().includes(term) ? 1 : 0;
  });
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0);
}

/** Search for components by name, keyword or purpose. */
export function FindComponent() {
  const { places, failed } = usePlaces();
  const [query, setQuery] = useState("");
  const id = useId();
  const hasQuery = query.trim() !== "";
  const found = hasQuery
    ? places
        .map((place) => ({ place, score: rank(place, query) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name))
        .map(({ place }) => place)
    : places.filter(({ purpose }) => purpose);
  return (
    <div className="docs-find">
      <label htmlFor={id}>What are you looking for?</label>
      <input
        id={id}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
        aria-describedby={`${id}help`}
      />
      <p id={`${id}help`}>Search by name, synonym (“strip”, “basket”, “skeleton”) or purpose.</p>
      <p role="status">
        {failed && "The list did not load. Use the sidebar instead."}
        {hasQuery &&
          !failed &&
          (found.length === 0 ? "Nothing found. Try a synonym." : `${found.length} found`)}
      </p>
      <Cards places={found} showSection />
    </div>
  );
}
