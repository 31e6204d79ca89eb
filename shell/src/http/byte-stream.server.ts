// Limits a stream to a length, and ends it when its source stalls.

export interface ByteStreamOptions {
	/** Timeout of a pending read, in ms. */
	readonly timeoutMs: number;
	/** Stops the source: it stalled, the reader is gone, or the length was reached. */
	readonly stop: () => void;
}

/**
 * Returns the first `length` bytes of a stream, with backpressure. A source that ends early or stalls makes it fail, so
 * that the reader knows that something is missing.
 */
export function limitStream(
	source: ReadableStream<Uint8Array>,
	length: number,
	{ timeoutMs, stop }: ByteStreamOptions,
): ReadableStream<Uint8Array> {
	const reader = source.getReader();
	let left = length;
	const next = async (): Promise<Uint8Array> => {
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Error(`nothing came for ${timeoutMs} ms`)), timeoutMs);
		});
		try {
			const { done, value } = await Promise.race([reader.read(), late]);
			if (done) throw new Error(`${left} of ${length} bytes are missing`);
			// An empty chunk would leave the reader waiting for ever.
			return value.length > 0 ? value : next();
		} finally {
			clearTimeout(timer);
		}
	};
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				try {
					const part = (await next()).subarray(0, left);
					left -= part.length;
					controller.enqueue(part);
					if (left > 0) return;
					controller.close();
					stop();
				} catch (error) {
					stop();
					throw error;
				}
			},
			cancel: stop,
		},
		{ highWaterMark: 0 },
	);
}
