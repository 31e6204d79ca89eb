import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { loadScreens, type RenderedScreens } from "../../screen/screens.loader.ts";
import type { CardsBlock } from "./cards.shape.ts";

export function load({ items }: CardsBlock, { locale }: LoaderContext): Promise<RenderedScreens> {
	return loadScreens(
		items.map(({ screen }) => screen),
		locale,
	);
}
