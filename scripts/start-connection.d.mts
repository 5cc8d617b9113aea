export function whenGone(
  entry: string,
  limits: { readonly startMs: number; readonly reloadMs: number },
): Promise<void>
