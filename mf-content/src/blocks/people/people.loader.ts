import { type AuthorName, authorsOf } from "@hub/content-model/cms/author";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";

export function load(_block: unknown, { content, locale }: LoaderContext): Promise<readonly AuthorName[]> {
	return content.list(authorsOf(locale));
}
