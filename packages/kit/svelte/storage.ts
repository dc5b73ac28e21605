const memory = new Map<string, string>();

/** What this browser keeps for us. Where it may keep nothing, or has no room left, the page remembers as long as it lives. */
export const storage = {
  get(place: string): string | null {
    return memory.get(place) ?? attempt(() => localStorage.getItem(place)) ?? null;
  },
  set(place: string, text: string): void {
    memory.set(place, text);
    attempt(() => {
      localStorage.setItem(place, text);
      memory.delete(place);
    });
  },
  remove(place: string): void {
    memory.delete(place);
    attempt(() => localStorage.removeItem(place));
  },
  clear(): void {
    memory.clear();
    attempt(() => localStorage.clear());
  },
};

/** Browsers refuse by throwing, or have no storage at all. */
function attempt<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
