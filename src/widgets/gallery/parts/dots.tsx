interface DotsProps {
	readonly count: number;
	/** Null in the first render. */
	readonly current: number | null;
	/** What the page has marked before. */
	readonly marked: number;
	/** Whether pictures are counted and not told apart by dots. */
	readonly isCounted: boolean;
}

/** Says on a phone which picture is shown. */
export function Dots( { count, current, marked, isCounted }: DotsProps ) {
	return (
		<p className="gallery__dots" aria-hidden="true">
			{ isCounted ? (
				<>
					<b className="gallery__count">{ ( current ?? 0 ) + 1 }</b>
					{ ` / ${ count }` }
				</>
			) : (
				Array.from( { length: count }, ( _, index ) => (
					<span
						key={ index }
						aria-current={
							index === ( current ?? marked ) || undefined
						}
					/>
				) )
			) }
		</p>
	);
}
