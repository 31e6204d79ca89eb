// The terms of an index: each has a number as long as a text has it, and the forms in which texts write it.

/** The terms of an index. */
export interface Dictionary {
	/** The number of a term; undefined where no text has it. */
	idOf(term: string): number | undefined;
	/** The term with a number. @throws RangeError where there is none */
	termOf(id: number): string;
	/** How the text that had it first writes a term. */
	writtenAs(id: number): string;
	/** The number of a term, which is given one where it has none. */
	add(term: string, form: WrittenForm): number;
	/** No text has the term any longer. Its number will be another's. */
	drop(id: number): void;
	/** The terms that contain some letters, or begin with them. */
	containing(letters: string): readonly string[];
	beginningWith(letters: string): readonly string[];
	/** The spelled forms with a number of letters, and the numbers of their terms. */
	formsOfLength(length: number): Iterable<readonly [string, number]>;
}

/** A word as a text writes it. */
export interface WrittenForm {
	readonly written: string;
	/** As it is compared. */
	readonly spelled: string;
}

interface Entry {
	readonly term: string;
	readonly written: string;
	/** As it is spelled; mostly one or two. */
	readonly forms: string[];
}

/** A dictionary in which there is nothing. */
export function createDictionary(): Dictionary {
	const ids = new Map<string, number>();
	const entries: (Entry | undefined)[] = [];
	const free: number[] = [];
	const forms = new Map<number, Map<string, number>>();
	/** All terms, each between two line breaks: to look through one text is faster than through thousands. */
	let joined: string | undefined;

	/** The terms around each place where some letters stand. */
	const around = (letters: string): readonly string[] => {
		joined ??= `\n${[...ids.keys()].join("\n")}\n`;
		const found: string[] = [];
		for (let at = joined.indexOf(letters); at >= 0; ) {
			const end = joined.indexOf("\n", at + 1);
			found.push(joined.slice(joined.lastIndexOf("\n", at) + 1, end));
			at = joined.indexOf(letters, end);
		}
		return found;
	};

	const entryOf = (id: number): Entry => {
		const entry = entries[id];
		if (!entry) throw new RangeError(`There is no term with the number ${id}`);
		return entry;
	};

	return {
		idOf: (term) => ids.get(term),
		termOf: (id) => entryOf(id).term,
		writtenAs: (id) => entryOf(id).written,
		add(term, { written, spelled }) {
			let id = ids.get(term);
			if (id === undefined) {
				id = free.pop() ?? entries.length;
				entries[id] = { term, written, forms: [] };
				ids.set(term, id);
				joined = undefined;
			}
			const known = entryOf(id).forms;
			if (!known.includes(spelled)) {
				known.push(spelled);
				const same = forms.get(spelled.length) ?? new Map<string, number>();
				forms.set(spelled.length, same.set(spelled, id));
			}
			return id;
		},
		drop(id) {
			const entry = entries[id];
			if (!entry) return;
			entries[id] = undefined;
			ids.delete(entry.term);
			for (const form of entry.forms) forms.get(form.length)?.delete(form);
			free.push(id);
			joined = undefined;
		},
		containing: around,
		beginningWith: (letters) => around(`\n${letters}`),
		formsOfLength: (length) => forms.get(length) ?? [],
	};
}
