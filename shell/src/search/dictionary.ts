// The terms of an index: each has a number as long as a text has it, and the forms in which texts write it.

/** The terms of an index. */
export interface Dictionary {
	/** One more than the highest number of a term. */
	readonly end: number;
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
	/** The terms that contain some letters, or end with them. */
	containing(letters: string): readonly string[];
	endingWith(letters: string): readonly string[];
	/** The terms of which a form begins with some letters. */
	beginningWith(letters: string): readonly string[];
	/** The forms of a term as they are compared; none where no text has it. */
	formsOf(term: string): readonly string[];
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
	/** All terms and all forms, each between two line breaks: to look through one text is faster than through thousands. */
	let joinedTerms: string | undefined;
	let joinedForms: string | undefined;

	const entryOf = (id: number): Entry => {
		const entry = entries[id];
		if (!entry) throw new RangeError(`There is no term with the number ${id}`);
		return entry;
	};

	return {
		get end() {
			return entries.length;
		},
		idOf: (term) => ids.get(term),
		termOf: (id) => entryOf(id).term,
		writtenAs: (id) => entryOf(id).written,
		add(term, { written, spelled }) {
			let id = ids.get(term);
			if (id === undefined) {
				id = free.pop() ?? entries.length;
				entries[id] = { term, written, forms: [] };
				ids.set(term, id);
				joinedTerms = undefined;
			}
			const known = entryOf(id).forms;
			if (!known.includes(spelled)) {
				known.push(spelled);
				joinedForms = undefined;
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
			joinedTerms = undefined;
			joinedForms = undefined;
		},
		containing(letters) {
			joinedTerms ??= joinedLines(ids.keys());
			return linesAround(joinedTerms, letters);
		},
		endingWith(letters) {
			joinedTerms ??= joinedLines(ids.keys());
			return linesAround(joinedTerms, `${letters}\n`);
		},
		beginningWith(letters) {
			joinedForms ??= joinedLines([...forms.values()].flatMap((same) => [...same.keys()]));
			const found = new Set<number>();
			for (const form of linesAround(joinedForms, `\n${letters}`)) {
				const id = forms.get(form.length)?.get(form);
				if (id !== undefined) found.add(id);
			}
			return Array.from(found, (id) => entryOf(id).term);
		},
		formsOf(term) {
			const id = ids.get(term);
			return id === undefined ? [] : entryOf(id).forms;
		},
		formsOfLength: (length) => forms.get(length) ?? [],
	};
}

function joinedLines(words: Iterable<string>): string {
	return `\n${[...words].join("\n")}\n`;
}

/** The lines in which some letters stand; a line break before them says that they begin one, and one after them that they end one. */
function linesAround(joined: string, letters: string): readonly string[] {
	const found: string[] = [];
	for (let at = joined.indexOf(letters); at >= 0; ) {
		const end = joined.indexOf("\n", at + 1);
		found.push(joined.slice(joined.lastIndexOf("\n", at) + 1, end));
		at = joined.indexOf(letters, end);
	}
	return found;
}
