import { Cover } from "@hub/shared-ui/cover/cover";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { type ComponentType, lazy, Suspense } from "react";
import type { BlockPageData } from "../block-page/block-page.loader.ts";
import { Editable } from "../editable.tsx";
import { declarations } from "./block-declarations.ts";
import { BlockSection } from "./block-section.tsx";
import type { BlockPlace, BlockViewProps, LoadedBlock } from "./define-block.ts";
import { firstViews } from "./first-views.ts";

// Declarations connect the types of block and data with their view, which is lost when views are looked up by name.
type AnyView = ComponentType<BlockViewProps<unknown, unknown>>;

const views = new Map<string, AnyView>(Object.entries(firstViews) as [string, AnyView][]);
for (const [type, { view }] of Object.entries(declarations))
	if (view !== "page") views.set(type, lazy(view.load as () => Promise<{ readonly default: AnyView }>));

/** A page of blocks. Without a hero first, it begins with the page's title. */
export function BlockList({ page }: Pick<BlockPageData, "page">) {
	const hasHead = declarations[page.blocks[0]?.type ?? ""]?.isHead;
	return (
		<>
			{!hasHead && (
				<PageHead
					title={<Editable field="title">{page.title}</Editable>}
					description={
						page.description && (
							<p>
								<Editable field="description">{page.description}</Editable>
							</p>
						)
					}
					picture={<Cover seed={page.key} density="head" />}
				/>
			)}
			<Blocks blocks={page.blocks} motif={page.key} head={page.routeKey === "home" ? "home" : "page"} />
		</>
	);
}

interface BlocksProps extends Pick<BlockPlace, "motif"> {
	readonly blocks: readonly LoadedBlock[];
	/** Size of a hero at the beginning. Default `none`: the page already has a head. */
	readonly head?: BlockPlace["head"];
}

/** Renders blocks in sections with alternating backgrounds. */
export function Blocks({ blocks, motif, head = "none" }: BlocksProps) {
	const hasContents = blocks.some(({ type }) => declarations[type]?.linksWithin);
	let tone: "surface" | "paper" = "paper";
	const isListed = ({ type, anchor }: LoadedBlock) => anchor !== "" && !declarations[type]?.leadsOn;
	return blocks.map((block, index) => {
		const id = hasContents && isListed(block) ? block.anchor : undefined;
		const runsOn = blocks[index - 1]?.type === block.type && declarations[block.type]?.runsOn === true;
		if (!runsOn) tone = tone === "paper" ? "surface" : "paper";
		const place: BlockPlace = {
			section: { tone, runsOn, id },
			head: index === 0 ? head : "none",
			motif,
			following: blocks.slice(index + 1).filter(isListed),
		};
		return (
			<Editable key={block.id} field="blocks" block>
				<BlockView block={block} place={place} />
			</Editable>
		);
	});
}

function BlockView({ block, place }: { readonly block: LoadedBlock; readonly place: BlockPlace }) {
	const declaration = declarations[block.type];
	const View = views.get(block.type);
	if (!declaration || !View) return null;
	const view = <View block={block} data={block.data} place={place} />;
	// No fallback, because lazy chunks are loaded before the page is shown.
	const content = declaration.view === "page" ? view : <Suspense>{view}</Suspense>;
	const { frame = {} } = declaration;
	if (frame === "own") return content;
	return (
		<BlockSection block={block} place={place} frame={typeof frame === "function" ? frame(block) : frame}>
			{content}
		</BlockSection>
	);
}
