// Limits a stream to a length, and ends it when its source stalls.

/** Limits of a stream. */
export interface ByteStreamOptions {
	/** How long a pending read may take, in ms. */
	readonly silence: number;
	/** Ends the source: it stalled, the reader is gone, or the length was reached. */
	readonly stop: () => void;
}

/**
 * The first `length` bytes of a stream. One that ends before, or is silent for too long, fails, so that the reader knows that
 * something is missing. Reads only as fast as it is read.
 */
export function limitStream(
	source: ReadableStream<Uint8Array>,
	length: number,
	{ silence, stop }: ByteStreamOptions,
): ReadableStream<Uint8Array> {
	const reader = source.getReader();
	let left = length;
	const next = async (): Promise<Uint8Array> => {
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Error(`nothing came for ${silence} ms`)), silence);
		});
		try {
			const { done, value } = await Promise.race([reader.read(), late]);
			if (done) throw new Error(`${left} of ${length} bytes are missing`);
			// An empty part would leave the reader waiting for ever.
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
