export interface BodyLimits {
  readonly maxBytes: number;
  readonly maxMs: number;
}

/**
 * Reads a body, holding no more of it than the limit.
 * @returns the bytes, or the status of the refusal: 413 too large, 408 too slow, 400 broken off
 */
export async function readBody(
  request: Request,
  { maxBytes, maxMs }: BodyLimits,
): Promise<Uint8Array | 400 | 408 | 413> {
  if (Number(request.headers.get('content-length')) > maxBytes) return 413;
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<408>((resolve) => {
    timer = setTimeout(resolve, maxMs, 408);
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), tooSlow]);
      if (step === 408) return 408;
      if (step.done) return Buffer.concat(chunks);
      size += step.value.byteLength;
      if (size > maxBytes) return 413;
      chunks.push(step.value);
    }
  } catch {
    return 400;
  } finally {
    clearTimeout(timer);
    // The rest is not wanted; without this a read under way would wait for ever.
    reader.cancel().catch(() => {});
  }
}
