// Labels of blocks, their properties and items, shared by the block editor, the history and error messages.

/** Returns a message of the block editor by its key, or undefined if there is none. */
export type FindMessage = (key: string) => string | undefined;

/** Step on the path to a value in a block: a property, and indexes of its items, counted from 1. */
export interface Step {
	readonly name: string;
	readonly positions: readonly number[];
}

/** Groups the indexes of a path with the list that they are in. */
export function stepsOf(path: readonly (string | number)[]): Step[] {
	const steps: { readonly name: string; readonly positions: number[] }[] = [];
	for (const part of path) {
		if (typeof part === "string") steps.push({ name: part, positions: [] });
		else steps.at(-1)?.positions.push(part + 1);
	}
	return steps;
}

export type BlockNames = ReturnType<typeof blockNames>;

/**
 * Returns functions that label blocks and their content. Unknown blocks and properties are labelled by their technical
 * name.
 */
export function blockNames(findMessage: FindMessage) {
	const fieldName = (type: string, name: string): string =>
		findMessage(`field.${type}.${name}`) ?? findMessage(`field.${name}`) ?? name;
	/** Returns a specific label for an item, such as “Card”, or undefined. */
	const ownItem = (type: string, name: string) => findMessage(`item.${name === "items" ? type : name}`);
	const itemName = (type: string, name: string): string => ownItem(type, name) ?? findMessage("item.items") ?? name;
	const entryName = (type: string, { name, positions }: Step): string[] => {
		const [row, column] = positions;
		const numbered = [...positions].join(".");
		if (name === "rows" && type === "table")
			return [
				`${findMessage("item.rows") ?? name} ${row}`,
				...(column ? [`${findMessage("item.columns") ?? ""} ${column}`] : []),
			];
		const own = ownItem(type, name);
		return own ? [`${own} ${numbered}`] : [fieldName(type, name), `${itemName(type, name)} ${numbered}`];
	};
	return {
		blockName: (type: string): string => findMessage(`block.${type}`) ?? type,
		/** Returns the label of a property, which may depend on the type of block. */
		fieldName,
		choiceName: (value: string): string => findMessage(`choice.${value}`) ?? value,
		/** Returns the label of an item of a list: “Card”. */
		itemName,
		/** Returns the labels on the path to a value, as the form shows it: “Cards 2”, “Link”. */
		stepNames: (type: string, steps: readonly Step[]): string[] =>
			steps.flatMap((step) => (step.positions.length > 0 ? entryName(type, step) : [fieldName(type, step.name)])),
	};
}
