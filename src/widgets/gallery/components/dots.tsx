interface DotsProps {
	readonly count: number;
	/** Null in the first render. */
	readonly current: number | null;
	/** The picture that the server marks as current. */
	readonly marked: number;
	/** Whether a count is shown in place of dots. */
	readonly isCounted: boolean;
}

/** The position among the pictures, shown on phones. */
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
