import { isAtEnd, type RowPlace } from '../../components/sliding-row/row';

interface RowButtonsProps {
	readonly place: RowPlace;
	readonly previous: string;
	readonly next: string;
	readonly onPress: ( direction: 1 | -1 ) => void;
}

/** Previous and next, shown if not all slides fit. */
export function RowButtons( {
	place,
	previous,
	next,
	onPress,
}: RowButtonsProps ) {
	if ( place === 'whole' ) {
		return null;
	}
	const draw = ( direction: 1 | -1, label: string, icon: string ) => {
		// For `aria-disabled` only, because a disabled button would lose the focus.
		const isDisabled = isAtEnd( place, direction );
		return (
			<button
				type="button"
				className="icon-button"
				aria-label={ label }
				aria-disabled={ isDisabled }
				onClick={ () => ! isDisabled && onPress( direction ) }
			>
				<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d={ icon } />
				</svg>
			</button>
		);
	};
	return (
		<div className="row-buttons">
			{ draw( -1, previous, 'm15 5-7 7 7 7' ) }
			{ draw( 1, next, 'm9 5 7 7-7 7' ) }
		</div>
	);
}
