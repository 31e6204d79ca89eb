// Uploads files like an editor, and takes them back.

import { testSite } from "@hub/e2e/test-site";
import { z } from "zod";

const answer = z.object({ data: z.object({ id: z.string() }) });

/** Uploads; `undo` removes what was uploaded. */
export interface Uploads {
	/** Puts a file into the library and gives its id. */
	add(name: string, type: string, content: BlobPart): Promise<string>;
	undo(): Promise<void>;
}

export function openUploads(): Uploads {
	const { settings, adminToken } = testSite();
	const authorization = `Bearer ${adminToken}`;
	const uploaded: string[] = [];
	return {
		async add(name, type, content) {
			const form = new FormData();
			form.set("file", new Blob([content], { type }), name);
			const response = await fetch(`${settings.cmsUrl}/files`, { method: "POST", headers: { authorization }, body: form });
			const { data } = answer.parse(await response.json());
			uploaded.push(data.id);
			return data.id;
		},
		async undo() {
			for (const id of uploaded.splice(0))
				await fetch(`${settings.cmsUrl}/files/${id}`, { method: "DELETE", headers: { authorization } });
		},
	};
}
