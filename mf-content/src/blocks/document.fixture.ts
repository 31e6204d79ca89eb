// Generates docs/blocks.md from the declarations of blocks.

import { z } from "zod";
import { declarations } from "./block-declarations.ts";
import { examples } from "./examples.fixture.ts";

/** The part of a JSON schema that is documented for editors. */
interface Described {
	readonly description?: string;
	readonly type?: string;
	readonly pattern?: string;
	readonly enum?: readonly string[];
	readonly const?: unknown;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly items?: Described;
	readonly prefixItems?: readonly Described[];
	readonly anyOf?: readonly Described[];
	readonly oneOf?: readonly Described[];
	readonly properties?: Readonly<Record<string, Described>>;
	readonly required?: readonly string[];
}

const HEAD = `# Blocks of a page

Generated from the declarations in \`mf-content/src/blocks\` by \`npm run check -- examples -u\`; docs/developers.md says how to add a block.

The field \`blocks\` of a page is a list of objects; \`type\` names the block. A page can't be published with an invalid block or an unknown field. A page that
stored one earlier leaves it out, and the log names collection, id and field.

Links (\`href\`) are paths of this site in the language of the page (\`/de/produkte\`), https addresses or mailto addresses. A \`picture\` is
the id of a file in the file library. \`html\` is formatted text. \`tone\` is the colour of a drawn picture.
`;

/** The whole document. */
export function describedBlocks(): string {
	return [HEAD, ...Object.entries(declarations).map(([type, { shape }]) => describe(type, shape.schema))].join("\n");
}

function describe(type: string, schema: z.ZodType): string {
	const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Described;
	const example = examples.find((one) => one.type === type && one.language === "en")?.written;
	const [first = shape, ...others] = shape.oneOf ?? [];
	return [
		`## \`${type}\`\n`,
		`${shape.description}\n`,
		fieldTable(first, others.length > 0 ? ["diagram", "labels"] : []),
		...(others.length > 0 ? [variantTable([first, ...others])] : []),
		`\`\`\`json\n${JSON.stringify(example, null, "\t")}\n\`\`\`\n`,
	].join("\n");
}

function fieldTable(shape: Described, without: readonly string[]): string {
	const fields = Object.entries(shape.properties ?? {}).filter(([name]) => !["type", ...without].includes(name));
	const rows = fields.map(([name, field]) => {
		const needed = shape.required?.includes(name) ? "yes" : "";
		return `| \`${name}\` | ${needed} | ${[kindOf(field), field.description].filter(Boolean).join(": ")} |`;
	});
	return ["| field | needed | what it is |", "|---|---|---|", ...rows, ""].join("\n");
}

/** Describes variants that differ in one literal and their labels. */
function variantTable(variants: readonly Described[]): string {
	const rows = variants.map(({ properties = {}, description }) => {
		const [name = ""] = Object.values(properties).flatMap((field) =>
			field.const && field.const !== "diagram" ? [field.const] : [],
		);
		return `| \`${String(name)}\` | ${description} | ${fieldsOf(properties.labels ?? {})} |`;
	});
	return ["| `diagram` | shows | `labels` |", "|---|---|---|", ...rows, ""].join("\n");
}

/** Lists the fields of an object, optional ones after a semicolon. */
function fieldsOf({ properties = {}, required = [] }: Described): string {
	const listed = (names: readonly string[]) =>
		names
			.map((name) => {
				const field = properties[name] ?? {};
				const more = [field.type === "array" || field.enum ? kindOf(field) : "", field.description]
					.filter(Boolean)
					.join(": ");
				return `\`${name}\`${more ? ` (${more})` : ""}`;
			})
			.join(", ");
	const optional = Object.keys(properties).filter((name) => !required.includes(name));
	return [listed(required), listed(optional)].filter(Boolean).join("; ");
}

function kindOf(field: Described): string {
	const way = field.anyOf?.find(({ type, const: only }) => type !== "null" && only !== "") ?? field;
	if (way !== field) {
		const other = field.anyOf?.find(({ type }) => type === "object");
		return other && way.type !== "object" ? `${kindOf(way)}, or ${kindOf(other)}` : kindOf(way);
	}
	if (way.enum) return `one of ${way.enum.map((word) => `\`${word}\``).join(", ")}`;
	if (way.const !== undefined) return `\`${String(way.const)}\``;
	switch (way.type) {
		case "array":
			return listOf(way);
		case "object":
			return fieldsOf(way);
		case "integer":
			return way.maximum === undefined || way.maximum > 1_000 ? "a number" : `${way.minimum} to ${way.maximum}`;
		case "boolean":
			return "`true` or `false`";
		default:
			return way.pattern?.includes("[0-9a-f]{8}") ? "the id of a picture" : "a text";
	}
}

function sizeOf(exact: number | undefined, min: number, max: number | undefined): string {
	if (exact !== undefined) return String(exact);
	if (max) return `${min} to ${max}`;
	return min > 1 ? `at least ${min}` : "";
}

function listOf({ minItems = 0, maxItems, prefixItems, items }: Described): string {
	const each = kindOf(prefixItems?.[0] ?? items ?? {});
	const size = sizeOf(prefixItems?.length, minItems, maxItems);
	return each === "a text" ? `${size} texts`.trim() : `a list${size && ` of ${size}`}, each ${each}`;
}
