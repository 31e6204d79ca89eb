// What blocks, their properties and their entries are called. The block editor, the history and refusals call them alike.

/** A word of the block editor by its key, in the reader's language; undefined where there is none. */
export type FindWord = (key: string) => string | undefined;

/** A step to a value within a block: a property, and which of its entries, counted from 1. */
export interface Step {
	readonly name: string;
	readonly places: readonly number[];
}

export type BlockNames = ReturnType<typeof blockNames>;

/** The names of blocks and of what is in them. What a new block has no words for yet is called by its own name. */
export function blockNames(wordFor: FindWord) {
	const fieldName = (type: string, name: string): string => wordFor(`field.${type}.${name}`) ?? wordFor(`field.${name}`) ?? name;
	/** What an entry of a list is called; undefined where no word says more than that it is one. */
	const ownItem = (type: string, name: string) => wordFor(`item.${name === "items" ? type : name}`);
	const itemName = (type: string, name: string): string => ownItem(type, name) ?? wordFor("item.items") ?? name;
	const entryName = (type: string, { name, places }: Step): string[] => {
		const [place, column] = places;
		const numbered = [...places].join(".");
		if (name === "rows" && type === "table")
			return [`${wordFor("item.rows") ?? name} ${place}`, ...(column ? [`${wordFor("item.columns") ?? ""} ${column}`] : [])];
		const own = ownItem(type, name);
		return own ? [`${own} ${numbered}`] : [fieldName(type, name), `${itemName(type, name)} ${numbered}`];
	};
	return {
		blockName: (type: string): string => wordFor(`block.${type}`) ?? type,
		/** What a property is called; some mean something else in one kind of block. */
		fieldName,
		choiceName: (value: string): string => wordFor(`choice.${value}`) ?? value,
		/** What one entry of a list is called: “Card”. */
		itemName,
		/** The way to a value, as the form shows it: “Cards 2”, “Link”. */
		stepNames: (type: string, steps: readonly Step[]): string[] =>
			steps.flatMap((step) => (step.places.length > 0 ? entryName(type, step) : [fieldName(type, step.name)])),
	};
}
