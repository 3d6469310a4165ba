export { permit, type Permit } from './permit';
export { mayDo, type StaffAction } from './shape';
