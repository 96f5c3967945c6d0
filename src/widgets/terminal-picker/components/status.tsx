import { getChosen, type PickerState } from '../picker';
import type { Labels } from '../props';
import { toStatus, type SaveStatus } from '../selection';
import { Icon } from './icon';

interface StatusProps {
	readonly id: string;
	readonly state: PickerState;
	readonly labels: Labels;
	readonly hasFailed: boolean;
	readonly onRetry: () => void;
}

function toError(
	{ isMissing }: PickerState,
	save: SaveStatus,
	labels: Labels,
	hasFailed: boolean
): string | undefined {
	if ( hasFailed ) {
		return labels.loadFailed;
	}
	if ( save === 'failed' ) {
		return labels.saveFailed;
	}
	return isMissing ? labels.required : undefined;
}

/** State of saving, shown and announced. "Saved" is only announced: the card shows the terminal. */
export function Status( props: StatusProps ) {
	const { state, labels } = props;
	const save = toStatus( state.selection );
	const error = toError( state, save, labels, props.hasFailed );
	return (
		<div className="vitrina-terminal-picker__status">
			<span id={ props.id } role="status">
				{ error && (
					<span className="vitrina-terminal-picker__error">
						<Icon name="warning" />
						{ error }
					</span>
				) }
				{ ! error && save === 'saving' && (
					<span className="vitrina-terminal-picker__saving">
						{ labels.saving }
					</span>
				) }
				{ ! error && save === 'saved' && getChosen( state ) && (
					<span className="vitrina-terminal-picker__hidden">
						{ labels.saved }
					</span>
				) }
			</span>
			{ error && ! state.isMissing && (
				<button
					type="button"
					className="vitrina-terminal-picker__link"
					onClick={ props.onRetry }
				>
					{ labels.retry }
				</button>
			) }
		</div>
	);
}
