/** @jsxImportSource #vue */

import { defineComponent, type PropType, ref, shallowRef, watch } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { usePictureTexts } from "./messages.ts";
import "./pictures.css";

const library = z.object({
	data: z.object({
		width: z.number().nullable(),
		height: z.number().nullable(),
		focal_point_x: z.number().nullable(),
		focal_point_y: z.number().nullable(),
	}),
});

/** A picture with its focal point, in pixels. */
interface FocusedPicture {
	readonly width: number;
	readonly height: number;
	readonly x: number;
	readonly y: number;
}

/**
 * The focal point of a picture of the library, which every crop of the site keeps in view. It is chosen on the picture
 * or with two sliders, and stored with the file at once. Drawings without a size in pixels have none.
 */
export const FocalPoint = defineComponent({
	props: {
		/** The id of a file; null while none is chosen. */
		picture: { type: String as PropType<string | null>, default: null },
		disabled: Boolean,
	},
	setup(props) {
		const t = usePictureTexts();
		const api = useContentService();
		const shown = shallowRef<FocusedPicture>();
		const status = ref<"" | "saved" | "failed">("");
		watch(
			() => props.picture,
			async (id) => {
				shown.value = undefined;
				status.value = "";
				if (id === null) return;
				const params = { fields: "width,height,focal_point_x,focal_point_y" };
				// A file that staff may not read, or that is gone, has no focal point to choose.
				const read = await api.get(`/files/${id}`, { params }).then(
					({ data }) => library.parse(data).data,
					() => undefined,
				);
				if (!read?.width || !read.height || id !== props.picture) return;
				const { width, height, focal_point_x, focal_point_y } = read;
				shown.value = { width, height, x: focal_point_x ?? width / 2, y: focal_point_y ?? height / 2 };
			},
			{ immediate: true },
		);
		const store = async (next: FocusedPicture): Promise<void> => {
			shown.value = next;
			status.value = "";
			const focus = { focal_point_x: Math.round(next.x), focal_point_y: Math.round(next.y) };
			status.value = await api.patch(`/files/${props.picture}`, focus).then(
				() => "saved" as const,
				() => "failed" as const,
			);
		};
		return () => {
			const picture = shown.value;
			if (!picture) return null;
			const { width, height, x, y } = picture;
			const choose = ({ offsetX, offsetY, currentTarget }: PointerEvent): void => {
				if (props.disabled || !(currentTarget instanceof HTMLElement)) return;
				const { clientWidth, clientHeight } = currentTarget;
				void store({ ...picture, x: (offsetX / clientWidth) * width, y: (offsetY / clientHeight) * height });
			};
			const slider = (axis: "x" | "y", length: number) => (
				<label>
					{t(axis)}
					<input
						type="range"
						min="0"
						max="100"
						value={Math.round((picture[axis] / length) * 100)}
						disabled={props.disabled}
						onChange={({ target }) => {
							if (target instanceof HTMLInputElement)
								void store({ ...picture, [axis]: (Number(target.value) / 100) * length });
						}}
					/>
				</label>
			);
			return (
				<fieldset class="hub-focal-point">
					<legend>{t("focus")}</legend>
					<span class="hub-focal-picture" onPointerdown={choose}>
						<img
							src={api.addressOf(`/assets/${props.picture}`, { key: "system-medium-contain" })}
							alt=""
							draggable={false}
						/>
						<svg viewBox={`0 0 ${width} ${height}`} width="220" height="124" aria-hidden="true">
							<circle cx={x} cy={y} r={Math.min(width, height) / 12} />
							<circle cx={x} cy={y} r={Math.min(width, height) / 15} />
						</svg>
					</span>
					<div>
						<p>{t("about")}</p>
						{slider("x", width)}
						{slider("y", height)}
						<p role="status">{status.value && t(status.value)}</p>
					</div>
				</fieldset>
			);
		};
	},
});
