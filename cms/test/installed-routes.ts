// Lists the routes of the installed Directus' web server, and the mutations of its GraphQL.

import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { readDatabase } from "../src/database/database.ts";
import { directusEnvironment } from "../src/directus/directus-environment.ts";
import type { Installation } from "./installation.ts";

const api = new URL("../node_modules/@directus/api/dist/", import.meta.url);

/**
 * Walks through the routers of Express 4 that Directus creates in the product's environment. A router stores its path
 * only as a regular expression that begins with it.
 */
const walker = `
	import { writeFileSync } from "node:fs";
	const { default: createApp } = await import(${JSON.stringify(new URL("app.js", api).href)});
	const pathOf = ({ source }) => source.replace(/^\\^/, "").replace(/\\\\\\/\\?\\(\\?=.*$/, "").replace(/\\\\\\/\\?\\$$/, "").replaceAll("\\\\/", "/");
	const found = new Set();
	const walk = (stack, base) => {
		for (const { route, handle, regexp } of stack) {
			if (route) {
				for (const path of [route.path].flat())
					if (typeof path === "string")
						for (const method of Object.keys(route.methods)) found.add(method.toUpperCase() + " " + (base + path).replace(/(.)\\/$/, "$1"));
			} else {
				const path = base + (regexp.fast_slash ? "" : pathOf(regexp));
				if (handle.stack) walk(handle.stack, path);
				else if (path !== "") found.add("USE " + path);
			}
		}
	};
	walk((await createApp())._router.stack, "");
	writeFileSync(process.argv[1], JSON.stringify([...found].sort()));
	process.exit(0);
`;

/**
 * Returns Directus' routes, such as `POST /users/invite`; routers without a method are `USE /graphql/system`. Ours are
 * left out.
 */
export async function installedRoutes({ dataDir, port, cms }: Installation): Promise<readonly string[]> {
	const file = join(dataDir, "routes.json");
	const database = readDatabase({});
	const settings = {
		dataDir,
		port,
		publicUrl: cms.url,
		database,
		siteUrl: "http://127.0.0.1:3999",
		secrets: { ...cms.credentials.directus, publishSecret: cms.publishSecret },
	};
	const env = directusEnvironment(settings, join(dataDir, "cms", "database.sqlite"), process.env);
	await writeFile(file, "[]");
	await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", walker, file], {
		env,
		cwd: fileURLToPath(new URL("..", import.meta.url)),
	});
	const routes = z.array(z.string()).parse(JSON.parse(await readFile(file, "utf8")));
	return routes.filter((route) => !/ \/hub-/.test(route));
}

/** Returns the GraphQL mutations of an account, without those for entries. */
export async function installedMutations(url: string, token: string): Promise<readonly string[]> {
	const response = await fetch(`${url}/graphql/system`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify({ query: "{ __schema { mutationType { fields { name } } } }" }),
	});
	const fields = z.object({ fields: z.array(z.object({ name: z.string() })) });
	const answer = z
		.object({ data: z.object({ __schema: z.object({ mutationType: fields }) }) })
		.parse(await response.json());
	return answer.data.__schema.mutationType.fields.map(({ name }) => name).toSorted();
}
