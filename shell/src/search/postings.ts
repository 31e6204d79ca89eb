// In which texts a term stands, and with which weight: two packed arrays, some eight bytes for each text.

/** The texts of a term, in the order of their numbers. */
export interface Postings {
	/** How many of the two arrays' places are filled. */
	readonly size: number;
	readonly texts: Uint32Array;
	readonly weights: Float32Array;
	/** Puts a text in, or gives it another weight. */
	put(text: number, weight: number): void;
	remove(text: number): void;
}

/** Postings in which there is nothing. */
export function createPostings(): Postings {
	let texts = new Uint32Array(2);
	let weights = new Float32Array(2);
	let size = 0;

	/** The place of a text, or the one where it belongs. */
	const placeOf = (text: number): number => {
		// Most texts are new, and have the highest number.
		if (size === 0 || (texts[size - 1] ?? 0) < text) return size;
		let [low, high] = [0, size - 1];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((texts[middle] ?? 0) < text) low = middle + 1;
			else high = middle;
		}
		return low;
	};

	const grow = (): void => {
		const length = Math.ceil(texts.length * 1.5) + 1;
		const [more, moreWeights] = [new Uint32Array(length), new Float32Array(length)];
		more.set(texts);
		moreWeights.set(weights);
		texts = more;
		weights = moreWeights;
	};

	return {
		get size() {
			return size;
		},
		get texts() {
			return texts;
		},
		get weights() {
			return weights;
		},
		put(text, weight) {
			const at = placeOf(text);
			if (at === size || texts[at] !== text) {
				if (size === texts.length) grow();
				texts.copyWithin(at + 1, at, size);
				weights.copyWithin(at + 1, at, size);
				size += 1;
			}
			texts[at] = text;
			weights[at] = weight;
		},
		remove(text) {
			const at = placeOf(text);
			if (at === size || texts[at] !== text) return;
			texts.copyWithin(at, at + 1, size);
			weights.copyWithin(at, at + 1, size);
			size -= 1;
		},
	};
}
