import { StepButton } from '../../components/slides/step-button';
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
	const draw = ( step: 1 | -1, label: string ) => (
		<StepButton
			className="icon-button"
			step={ step }
			label={ label }
			isAtEnd={ isAtEnd( place, step ) }
			onPress={ () => ! isAtEnd( place, step ) && onPress( step ) }
		/>
	);
	return (
		<div className="row-buttons">
			{ draw( -1, previous ) }
			{ draw( 1, next ) }
		</div>
	);
}
