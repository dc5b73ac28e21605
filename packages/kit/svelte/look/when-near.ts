/** Calls once, when an element comes close to what is seen, or is about to be printed. */
export const whenNear =
  (call: () => void, rootMargin = '200px') =>
  (element: Element) => {
    const waiting = new AbortController();
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && come(), { rootMargin });
    function stop() {
      waiting.abort();
      observer.disconnect();
    }
    function come() {
      stop();
      call();
    }
    observer.observe(element);
    addEventListener('beforeprint', come, { signal: waiting.signal });
    return stop;
  };
