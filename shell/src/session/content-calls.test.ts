import { expect, test } from "vitest";
import cases from "./cases/content.emptyIdentifiers.json" with { type: "json" };
import { contentCalls } from "./content-calls.server.ts";

type Calls = ReturnType<typeof contentCalls>;

/** The call that each case names. */
const NAMED: Readonly<Record<string, (calls: Calls) => Promise<unknown>>> = {
	'items.updateOne("")': ({ items }) => items("posts").updateOne("", {}),
	'collections.readOne("")': ({ collections }) => collections.readOne(""),
	'collections.updateOne("")': ({ collections }) => collections.updateOne("", {}),
	'collections.deleteOne("")': ({ collections }) => collections.deleteOne(""),
	'fields.readMany("")': ({ fields }) => fields.readMany(""),
	'fields.createOne("")': ({ fields }) => fields.createOne("", {}),
	'fields.updateOne("c","")': ({ fields }) => fields.updateOne("c", "", {}),
	'fields.deleteOne("c","")': ({ fields }) => fields.deleteOne("c", ""),
	'relations.readMany("")': ({ relations }) => relations.readMany(""),
	'relations.updateOne("c","")': ({ relations }) => relations.updateOne("c", "", {}),
	'activity.comments.update("")': ({ comments }) => comments.update("", "text"),
	'assets.readOne("")': ({ assets }) => assets.readOne(""),
	"items.readOne(0) is allowed": ({ items }) => items("posts").readOne(0),
};

/** Refusals of the calls for collections, which the table of cases lacks. */
const ofCollections = ["readOne", "updateOne", "deleteOne"].map((call) => ({
	id: "collections",
	name: `collections.${call}("")`,
	out: { ok: false, message: "collection cannot be an empty string", calls: 0 },
}));

test.each([...cases.cases, ...ofCollections])(
	"[CT-9] an empty identifier is refused before any request: $name",
	async ({ name, out }) => {
		let requests = 0;
		const calls = contentCalls({
			async call(command) {
				command();
				requests += 1;
				return undefined as never;
			},
			async request(command) {
				command();
				requests += 1;
				return { data: null, meta: null, status: 200 };
			},
			async file() {
				requests += 1;
				return new Blob();
			},
		});
		const call = NAMED[name];
		if (!call) throw new Error(`No call is named ${name}.`);
		const result = await call(calls).then(
			() => ({ ok: true }),
			(error: Error) => ({ ok: false, message: error.message, calls: requests }),
		);
		expect(result).toEqual(out);
	},
);

test.each<[string, (calls: Calls) => Promise<unknown>, string]>([
	["items", ({ items }) => items("a/b").readOne("../users"), "/items/a%2Fb/..%2Fusers"],
	["assets", ({ assets }) => assets.readOne("x?key=y"), "/assets/x%3Fkey%3Dy"],
])("[CT-9] an identifier of %s is escaped in the path", async (_what, call, path) => {
	const paths: string[] = [];
	await call(
		contentCalls({
			async call(command) {
				paths.push(command().path);
				return undefined as never;
			},
			async request(command) {
				paths.push(command().path);
				return { data: null, meta: null, status: 200 };
			},
			async file(path) {
				paths.push(path);
				return new Blob();
			},
		}),
	);
	expect(paths).toEqual([path]);
});
