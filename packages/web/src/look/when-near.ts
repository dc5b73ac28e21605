/** Calls once, when an element comes close to what is seen. */
export const whenNear = (call: () => void) => (element: Element) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
