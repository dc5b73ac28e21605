let isOnline = $state(true);

/** Whether the browser has a network at all; reactive. */
export const hasNetwork = (): boolean => isOnline;

export function watchNetwork(): void {
  const look = () => void (isOnline = navigator.onLine);
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
}
